-- SPDX-License-Identifier: MIT
-- Drives MAME as tests/mc10/simulate drives the simulator. The environment says
-- how: MC10_KEYS is typed when the screen shows MC10_AT, and memory is written to
-- MC10_OUT, in hexadecimal, when the byte MC10_DONE is MC10_VALUE or the screen
-- shows MC10_UNTIL.
local keys, at, out = os.getenv("MC10_KEYS"), os.getenv("MC10_AT"), os.getenv("MC10_OUT")
local done, value, text = os.getenv("MC10_DONE"), os.getenv("MC10_VALUE"), os.getenv("MC10_UNTIL")
local frames, last, typed = 0, 0, false

local function space()
  return manager.machine.devices[":maincpu"].spaces["program"]
end

local function screen()
  local signs = {}
  for i = 0x4000, 0x41ff do
    local code = space():read_u8(i)
    if code >= 128 then code = 32
    elseif code % 64 < 32 then code = code % 64 + 64
    else code = code % 64 end
    signs[#signs + 1] = string.char(code)
  end
  return table.concat(signs)
end

local function dump(file, from, to)
  for i = from, to do file:write(string.format("%02x", space():read_u8(i))) end
  file:write("\n")
end

local function is_done()
  if done then return space():read_u8(tonumber(done, 16)) == tonumber(value, 16) end
  return screen():find(text, 1, true) ~= nil
end

emu.register_frame_done(function()
  frames = frames + 1
  if keys and not typed and frames % 10 == 0 and screen():find(at, 1, true) then
    typed = true
    manager.machine.natkeyboard:post(keys)
  end
  if last == 0 and frames % 10 == 0 and is_done() then last = frames + 30 end
  if frames == last then
    local file = io.open(out, "w")
    if done then
      dump(file, 0x80, 0xff)
      dump(file, 0x4200, 0x4fff)
      dump(file, 0x8000, 0x8fff)
    else
      dump(file, 0x4000, 0x41ff)
    end
    file:close()
    manager.machine:exit()
  end
end)
