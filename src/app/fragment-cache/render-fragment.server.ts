import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/** React hoists these out of a part into the head of its page. */
const ofTheHead = /<(?:link|meta|title|style)[ >]|<script[^>]* (?:src|async)/

let drawings = 0

/**
 * A part's markup alone, as it stands within a page. Its ids are those of this drawing: a page has the same component several
 * times over. Throws where it fails, or has what belongs into the page's head.
 */
export const renderFragment = async (part: ReactElement): Promise<string> => {
  const identifierPrefix = `k${(drawings += 1)}-`
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
