#!/bin/sh
# Reads the waitlist's figures without a token, own bookings and the own place with a token, and
# shows how to read a refusal. Scopes of the token: BOOKINGS_READ, WAITLIST_READ.
set -eu

base=${BASE_URL:-http://localhost:4000}
: "${CLUB_TOKEN:?Set CLUB_TOKEN to an access token}"

body=$(mktemp)
trap 'rm -f "$body"' EXIT

# Prints the body of a response. Prints a refusal to standard error, and returns 1.
# After statuses such as 429 and 503, curl waits for the seconds in Retry-After and tries again.
call() {
  status=$(curl --silent --show-error --max-time 30 --retry 3 --retry-max-time 60 \
    --output "$body" --write-out '%{http_code}' "$@")
  # A REST call is refused with a status of 400 or more. A GraphQL operation can also be refused
  # with status 200: always look for `errors`.
  if [ "$status" -ge 400 ] || grep -q '"errors":\[' "$body"; then
    code=$(sed -n 's/.*"code":"\([A-Z_]*\)".*/\1/p' "$body")
    printf 'Refused: status %s, code %s\n%s\n' "$status" "$code" "$(cat "$body")" >&2
    return 1
  fi
  cat "$body"
  echo
}

# Reads the token from standard input, because other users can see the arguments of a process.
call_with_token() {
  printf 'header = "Authorization: Bearer %s"\n' "$CLUB_TOKEN" | call --config - "$@"
}

echo 'Figures:'
call "$base/api/waitlist/stats"

echo 'Bookings to come, from REST:'
call_with_token "$base/api/bookings/upcoming"

echo 'Place on the waitlist, from GraphQL (null without one):'
call_with_token "$base/graphql" --header 'Content-Type: application/json' \
  --data '{"query":"{ myWaitlistEntry { position status } }"}'

# The code is for programs, and the message for people. docs/api.md lists the codes.
echo 'A refusal, because the request has no token:'
call "$base/api/bookings/upcoming" 2>&1 || echo 'Without a token, the API refuses to list bookings.'
