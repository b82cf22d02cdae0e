import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/** React hoists these out of a part into the head of its page. */
const ofTheHead = /<(?:link|meta|title|style)[ >]|<script[^>]* (?:src|async)/

/**
 * A part's markup alone, as it stands within a page, all of whose parts have ids of their own by `identifierPrefix`. Throws
 * where it fails, or has what belongs into the page's head.
 */
export const markupOf = async (part: ReactElement, identifierPrefix = ''): Promise<string> => {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(part, {
    identifierPrefix,
    onError: (error) => void failures.push(error),
  })
  await stream.allReady
  const markup = await new Response(stream).text()
  if (failures.length > 0) throw failures[0]
  if (ofTheHead.test(markup)) throw new Error('A kept part has what belongs into the head of its page')
  return markup
}
