import { Effect } from 'effect'
import type { HttpClientResponse } from 'effect/http'
import { logFailure } from '../log.ts'
import { UnreadableAnswer, readAnswer } from './answer-reader.server.ts'
import { callRequestId } from './backend-calls.server.ts'

interface ReadList<List> {
  readonly list: List
  /** how many of it cannot be read */
  readonly dropped: number
}

type DecodeFailure<Failure, Needed> = (
  response: HttpClientResponse.HttpClientResponse,
) => Effect.Effect<unknown, Failure, Needed>

/**
 * Reads the list in an answer that was asked for with `responseMode: 'response-only'`, mapped by hand: decoding 250 offers
 * through the contract's schema costs twice as much warm and six times cold (13.7 ms to 2.1), for fields that the site
 * does not show. Tests hold the mappers to the contract. A refusal is decoded as the contract says it.
 */
export const listReader = <Failure, Needed>(what: string, decodeFailure: DecodeFailure<Failure, Needed>) =>
  Effect.fn('readList')(function* <List>(
    response: HttpClientResponse.HttpClientResponse,
    read: (answer: unknown) => ReadList<List>,
  ) {
    if (response.status !== 200) {
      yield* decodeFailure(response)
      return yield* new UnreadableAnswer({ message: `status ${response.status}` })
    }
    const { list, dropped } = yield* readAnswer(yield* response.text, read)
    if (dropped > 0) logFailure({ event: 'offers_left_out', requestId: yield* callRequestId, what, dropped })
    return list
  })
