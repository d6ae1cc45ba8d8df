/* SPDX-License-Identifier: MIT */
/* Prints the scripts that complete commands in shells. They only pass the
   words on to the program and show its answer. */
#include <string.h>

#include "completion.h"

/* Bash splits words at = and :, so they are joined first; what it regards as
   earlier words is then removed from the answers. */
static const char bash_script[] =
    "# bash completion for quadrille\n"
    "_quadrille() {\n"
    "  local i line word glued= words=() ahead\n"
    "  COMPREPLY=()\n"
    "  for ((i = 1; i <= COMP_CWORD; i++)); do\n"
    "    word=${COMP_WORDS[i]}\n"
    "    if [[ ${#words[@]} -gt 0 && ($glued || $word == [=:]*) ]]; then\n"
    "      words[${#words[@]}-1]+=$word\n"
    "    else\n"
    "      words+=(\"$word\")\n"
    "    fi\n"
    "    glued=\n"
    "    [[ $word == *[=:] && $COMP_WORDBREAKS == *\"${word: -1}\"* ]] && "
    "glued=1\n"
    "  done\n"
    "  word=${words[${#words[@]}-1]}\n"
    "  ahead=\n"
    "  [[ $word == *[=:]* ]] && ahead=${word%\"${word##*[=:]}\"}\n"
    "  while IFS= read -r line; do\n"
    "    case $line in\n"
    "      :files) compopt -o filenames 2>/dev/null\n"
    "        while IFS= read -r line; do COMPREPLY+=(\"$line\"); done < "
    "<(compgen -f -- \"${word#\"$ahead\"}\") ;;\n"
    "      :folders) compopt -o filenames 2>/dev/null\n"
    "        while IFS= read -r line; do COMPREPLY+=(\"$line\"); done < "
    "<(compgen -d -- \"${word#\"$ahead\"}\") ;;\n"
    "      *) line=${line%%$'\\t'*}\n"
    "        line=${line#\"$ahead\"}\n"
    "        [[ $line == *[!A-Za-z0-9_:=.,/+-]* ]] && printf -v line %q "
    "\"$line\"\n"
    "        COMPREPLY+=(\"$line\") ;;\n"
    "    esac\n"
    "  done < <(\"${COMP_WORDS[0]}\" completion words -- \"${words[@]}\" "
    "2>/dev/null)\n"
    "}\n"
    "complete -F _quadrille quadrille\n";

static const char zsh_script[] =
    "#compdef quadrille\n"
    "_quadrille() {\n"
    "  local line name\n"
    "  local -a names shown typed\n"
    "  typed=(\"${(@Q)words[2,CURRENT]}\")\n"
    "  for line in ${(f)\"$($words[1] completion words -- \"$typed[@]\" "
    "2>/dev/null)\"}; do\n"
    "    case $line in\n"
    "      :files) _files ;;\n"
    "      :folders) _files -/ ;;\n"
    "      *) name=${line%%$'\\t'*}\n"
    "        names+=(\"$name\")\n"
    "        shown+=(\"$name  ${line#*$'\\t'}\") ;;\n"
    "    esac\n"
    "  done\n"
    "  (( $#names )) && compadd -l -d shown -a names\n"
    "}\n"
    "if [[ ${funcstack[1]} == _quadrille ]]; then\n"
    "  _quadrille \"$@\"\n"
    "else\n"
    "  compdef _quadrille quadrille\n"
    "fi\n";

static const char fish_script[] =
    "# fish completion for quadrille\n"
    "function __quadrille_words\n"
    "  set -l typed (commandline -opc)\n"
    "  set -l program $typed[1]\n"
    "  set -e typed[1]\n"
    "  set -l word (commandline -ct)\n"
    "  for line in ($program completion words -- $typed \"$word\" "
    "2>/dev/null)\n"
    "    switch $line\n"
    "      case :files\n"
    "        __fish_complete_path $word\n"
    "      case :folders\n"
    "        __fish_complete_directories $word\n"
    "      case '*'\n"
    "        echo $line\n"
    "    end\n"
    "  end\n"
    "end\n"
    "complete -c quadrille -f -a '(__quadrille_words)'\n";

static const struct {
    const char *name, *script;
} shells[] = {
    {"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}};

static int complain_shell(const char *word)
{
    const char *names[COUNT_OF(shells)];
    const char *near;
    Page page = PAGE_EMPTY;
    size_t i;
    for (i = 0; i < COUNT_OF(shells); i++)
        names[i] = shells[i].name;
    subcommand_page_words(&page, names, COUNT_OF(shells));
    near = word ? nearest_name(word, names, COUNT_OF(shells)) : NULL;
    if (near)
        complain(_("unknown shell '%1$s'; did you mean '%2$s'?"), word, near);
    else if (word)
        complain(_("unknown shell '%1$s'; use %2$s"), word, page.text);
    else
        complain(_("'completion' needs a shell: %s"), page.text);
    page_free(&page);
    return EXIT_USAGE;
}

int run_completion(CommandLine *line)
{
    const char *shell = command_line_next_word(line);
    Page page = PAGE_EMPTY;
    size_t i = 0;
    if (!shell)
        return complain_shell(shell);
    if (strcmp(shell, "words") == 0) {
        complete_page(&page, line->arguments + line->first,
                      line->last - line->first);
        page_put(&page, "", 0);
    } else {
        while (i < COUNT_OF(shells) && strcmp(shell, shells[i].name) != 0)
            i++;
        if (i == COUNT_OF(shells))
            return complain_shell(shell);
        if (line->first < line->last)
            return complain_unexpected(line->arguments[line->first],
                                       "completion");
        page_text(&page, shells[i].script);
    }
    host_print_page(&page);
    return EXIT_DONE;
}
