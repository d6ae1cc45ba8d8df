# SPDX-License-Identifier: MIT
# A bot for Kulki in POSIX awk: it moves balls to where most in a line have their colour.
#   quadrille match kulki --player 'awk -f line_up.awk'

# Some awks read ahead until a buffer is full, so the shell reads for them.
function read_lines(count,  command, text, line) {
  command = "i=0; while [ $i -lt " count " ] && IFS= read -r line; do printf '%s\\n' \"$line\"; i=$((i + 1)); done"
  while ((command | getline line) > 0)
    text = text line "\n"
  close(command)
  return text
}

function ask(request) {
  print request; fflush()
  return read_lines(1)
}

# Columns and rows begin with 1.
function read_board(  part, line, count, row, column) {
  split("", ball); split(ask("board"), part, " ")
  count = split(read_lines(part[2]), line, "\n")
  for (; count > 0; count--)
    if (match(line[count], /^ *[0-9]+\|/)) {
      row = line[count] + 0
      for (column = 1; column <= 30; column++)
        ball[column, row] = substr(line[count], RLENGTH + 2 * column, 1)
    }
}

# How many balls of a colour lie beside a place on a line through it.
function run(colour, column, row, right, down, sense,  count) {
  while (ball[column += right * sense, row += down * sense] == colour)
    count++
  return count + (sense > 0 ? run(colour, column - (count + 1) * right, row - (count + 1) * down, right, down, -1) : 0)
}

function worth_of(colour, column, row) {
  return 10 ^ run(colour, column, row, 1, 0, 1) + 10 ^ run(colour, column, row, 0, 1, 1) + 10 ^ run(colour, column, row, 1, 1, 1) + 10 ^ run(colour, column, row, 1, -1, 1)
}

function worth(move,  place, start, target, colour, sum) {
  split(move, place, /[a-z]/)
  start = index(letters, substr(move, 1, 1)); target = index(letters, substr(move, length(place[2]) + 2, 1))
  colour = ball[start, place[2]]; ball[start, place[2]] = " "
  sum = worth_of(colour, target, place[3]) - worth_of(colour, start, place[2])
  ball[start, place[2]] = colour
  return sum
}

BEGIN {
  letters = "abcdefghijklmnopqrstuvwxyz"
  while (split(ask("legal"), move, " ") > 1) {
    read_board()
    best = 2
    for (i = 2; i in move; i++)
      if ((worths[i] = worth(move[i])) > worths[best]) best = i
    ask("play " move[best])
  }
}
