# SPDX-License-Identifier: MIT
# Turns sections of a guide into a manual page, so that nothing is said twice.
# Knows the part of Markdown that docs/formats.md uses; the first column of a
# table becomes the term that the others explain.
#   awk -v name=quadrille-save -v title="games" -v version=0.1.0
#     -v sections="Seeds|Saved games" -f manual.awk formats.md
BEGIN {
  count = split(sections, wanted, "|")
  printf ".TH %s 5 \"\" \"quadrille %s\" \"File formats\"\n", toupper(name), version
  printf ".SH NAME\n%s \\- %s\n.SH DESCRIPTION\n", plain(name), plain(title)
  print "This page says what a text or a file means that\n.BR quadrille (6)\nreads or writes."
}

# plain(TEXT): no character of it acts as a command of roff's
function plain(text) {
  gsub(/\\\*/, "*", text)
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  sub(/^[.']/, "\\\\\\&&", text)
  return text
}

# marked(TEXT): with bold for code and strong words, and links without targets
function marked(text,   out, at) {
  gsub(/\*\*/, "\1", text)
  gsub(/`/, "\1", text)
  while (match(text, /\[[^]]*\]\([^)]*\)/)) {
    at = substr(text, RSTART, RLENGTH)
    sub(/\]\(.*/, "", at)
    text = substr(text, 1, RSTART - 1) substr(at, 2) substr(text, RSTART + RLENGTH)
  }
  text = plain(text)
  while (sub(/\1/, "\\fB", text))
    sub(/\1/, "\\fR", text)
  return text
}

function close_paragraph() { if (paragraph != "") print ".PP\n" marked(paragraph); paragraph = "" }
function close_item() { if (item != "") print ".IP \\(bu 3\n" marked(item); item = "" }
function close_all() { close_paragraph(); close_item() }

# The lines of a table, but for its heads and the rule below them.
function row(line,   cells, i, fields, rest) {
  gsub(/^\| *| *\|$/, "", line)
  fields = split(line, cells, / *\| */)
  if (cells[1] == "") cells[1] = last
  last = cells[1]
  rest = cells[2]
  for (i = 3; i <= fields; i++) rest = rest ": " cells[i]
  print ".TP\n" marked(cells[1]) "\n" marked(rest)
}

/^```/ {
  if (!shown) next
  close_all()
  code = !code
  print code ? ".PP\n.RS 4\n.nf" : ".fi\n.RE"
  next
}
code { print plain($0); next }
/^#/ {
  close_all()
  level = match($0, / /) - 1
  heading = substr($0, level + 2)
  if (level == 2) {
    shown = 0
    for (i = 1; i <= count; i++) if (wanted[i] == heading) shown = found[heading] = 1
  }
  if (shown) print (level == 2 ? ".SH " : ".SS ") plain(level == 2 ? toupper(heading) : heading)
  next
}
!shown { next }
/^\|/ {
  close_all()
  if (!table) last = ""
  if (++table > 2) row($0)
  next
}
{ table = 0 }
/^$/ { close_all(); next }
/^(- |[0-9]+\. )/ { close_all(); item = $0; sub(/^[^ ]+ /, "", item); next }
item != "" { sub(/^ +/, ""); item = item "\n" $0; next }
{ paragraph = paragraph (paragraph == "" ? "" : "\n") $0 }

END {
  close_all()
  for (i = 1; i <= count; i++) if (!(wanted[i] in found)) { print "no section \"" wanted[i] "\"" >"/dev/stderr"; exit 1 }
  print ".SH SEE ALSO\n.BR quadrille (6),"
  others = split("quadrille-layout quadrille-save quadrille-tables", page, " ")
  for (i = 1; i <= others; i++) if (page[i] != name) printf ".BR %s (5)%s\n", plain(page[i]), (++said < others - 1 ? "," : "")
}
