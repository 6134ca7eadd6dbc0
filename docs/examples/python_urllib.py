"""Reads the waitlist's figures by REST and all own bookings by GraphQL, page by page.

Needs only the standard library of Python 3.9 or newer. Scope of the token: BOOKINGS_READ.
"""

import json
import os
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("BASE_URL", "http://localhost:4000")
ATTEMPTS = 4
LONGEST_WAIT = 60  # seconds

BOOKINGS = """
query Bookings($after: String) {
  bookings(first: 50, after: $after) {
    edges { node { bookingDate startTime status } }
    pageInfo { hasNextPage endCursor }
  }
}
"""


class Refused(Exception):
    """The API refused a request. `code` is for programs, the message for people."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


def send(path, body=None):
    """Returns the JSON of a response. Waits and tries again after 429 and 503."""
    headers = {"Authorization": "Bearer " + os.environ["CLUB_TOKEN"]}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with urlopen(Request(BASE_URL + path, data, headers), timeout=30) as response:
                return json.load(response)
        except HTTPError as error:
            # These requests only read, so they can be repeated. Give a submission a submissionKey.
            seconds = error.headers.get("Retry-After", "1")
            is_short = seconds.isdigit() and int(seconds) <= LONGEST_WAIT
            if error.code in (429, 503) and is_short and attempt < ATTEMPTS:
                print(f"status {error.code}: trying again in {seconds} s", file=sys.stderr)
                time.sleep(int(seconds))
                continue
            raise refusal(error) from error


def refusal(error):
    """Reads the body of a refusal, which REST and GraphQL write differently."""
    try:
        body = json.load(error)
        if "code" in body:  # REST
            return Refused(body["code"], body["message"])
        first = body["errors"][0]
        return Refused(first["extensions"]["code"], first["message"])
    except (KeyError, ValueError):  # the response of a proxy
        return Refused(f"HTTP {error.code}", error.reason)


def execute(query, **variables):
    """Returns the data of an operation. A refused operation can have status 200, too."""
    result = send("/graphql", {"query": query, "variables": variables})
    if "errors" in result:
        error = result["errors"][0]
        raise Refused(error["extensions"]["code"], error["message"])
    return result["data"]


def list_bookings():
    """Yields all own bookings, the latest first."""
    after = None
    while True:
        page = execute(BOOKINGS, after=after)["bookings"]
        for edge in page["edges"]:
            yield edge["node"]
        if not page["pageInfo"]["hasNextPage"]:
            return
        after = page["pageInfo"]["endCursor"]


def main():
    print("places left today:", send("/api/waitlist/stats")["spotsRemaining"])
    bookings = list(list_bookings())
    print("bookings:", len(bookings))
    for booking in bookings[:3]:
        print(booking["bookingDate"], booking["startTime"], booking["status"])


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
