const reading = ['GET', 'HEAD']
const posting = ['POST']

/** Where nothing is written, a form sent there would be answered with an empty page; reports are only sent. */
const rules: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/(?:(?:es|en)\/)?api\//, reading],
  [/^\/(?:(?:es|en)\/)?(?:robots\.txt|sitemap\.xml)$/, reading],
  [/^\/(?:(?:es|en)\/)?(?:og|tiles)\//, reading],
  [/^\/healthz$/, reading],
  [/^\/(?:outbox|messages)(?:\/|$)/, reading],
  [/^\/pay\/(?!challenge$)/, reading],
  [/^\/csp-reports$/, posting],
]

/** How an address may be asked. */
export const methodsOf = (pathname: string): readonly string[] =>
  rules.find(([pattern]) => pattern.test(pathname))?.[1] ?? [...reading, ...posting]
