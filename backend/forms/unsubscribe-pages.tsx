import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { type Language, ListPage, listPage } from './list-page.tsx'
import { removeSubscriber, subscribedBy } from './subscriber.ts'
import { unsubscribeWords } from './unsubscribe-words.ts'

/** Whose link it is, and the language that it was written in. */
const asked = Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) => {
  const query = new URL(url, 'http://backend').searchParams
  const language: Language = query.get('language') === 'en' ? 'en' : 'es'
  return { key: query.get('key') ?? '', language, words: unsubscribeWords[language] }
})

/** Looks, and changes nothing: programs that read mail open every link of it. */
const question = Effect.gen(function* () {
  const { key, language, words } = yield* asked
  const email = yield* subscribedBy(key)
  if (email === null)
    return listPage(
      <ListPage language={language} title={words.gone}>
        <p>{words.goneNote}</p>
      </ListPage>,
    )
  return listPage(
    <ListPage language={language} title={words.title}>
      <p>{words.question(email)}</p>
      <p>{words.bookings}</p>
      <form method="post">
        <button>{words.leave}</button>
      </form>
    </ListPage>,
  )
})

/** Takes the address off the list, for whoever presses the button and for mail services that do it in one step (RFC 8058). */
const leave = Effect.gen(function* () {
  const { key, language, words } = yield* asked
  yield* removeSubscriber(key)
  return listPage(
    <ListPage language={language} title={words.left}>
      <p>{words.leftNote}</p>
      <p>{words.bookings}</p>
    </ListPage>,
  )
})

const outOfOrder = Effect.catch(() =>
  Effect.sync(() => HttpServerResponse.text('This page is out of order. Try again.', { status: 503 })),
)

/** Where the links lead that mails of news have: without an account, and without scripts. */
export const unsubscribePages = Layer.mergeAll(
  HttpRouter.add('GET', '/unsubscribe', outOfOrder(question)),
  HttpRouter.add('POST', '/unsubscribe', outOfOrder(leave)),
)
