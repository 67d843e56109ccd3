-- For wrk: `-- checks` sends accepted checks, each from a browser that was never here; without it, the address itself is
-- asked. The last line is what load.ts reads.
local threads = {}
wrong = 0

function setup(thread)
  table.insert(threads, thread)
end

local sent = 0
local run = ""

function init(args)
  if args[1] ~= "checks" then
    return
  end
  local random = io.open("/dev/urandom", "rb")
  run = random:read(10):gsub(".", function(byte) return string.format("%02x", byte:byte()) end)
  random:close()
  request = check
  response = notice
end

function check()
  sent = sent + 1
  local secret = run .. string.format("%012x", sent)
  local headers = {
    ["Content-Type"] = "application/json",
    ["Origin"] = wrk.scheme .. "://" .. wrk.host .. ":" .. wrk.port,
    ["Idempotency-Key"] = secret,
    ["Idempotency-Scope"] = secret,
  }
  local answers = '"question1":true,"question2":true,"question3":' .. tostring(sent % 2 == 0)
  local body = string.format('{"email":"visitor%d@example.com","companyName":"Company %d",%s}', sent, sent, answers)
  return wrk.format("POST", nil, headers, body)
end

function notice(status)
  if status >= 400 and status ~= 503 then
    wrong = status
  end
end

function done(summary)
  local lost = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  local seen = 0
  for _, thread in ipairs(threads) do
    seen = math.max(seen, thread:get("wrong"))
  end
  local refused = summary.errors.status
  local form = '{"accepted":%d,"refused":%d,"lost":%d,"wrong":%d}'
  print(string.format(form, summary.requests - refused, refused, lost, seen))
end
