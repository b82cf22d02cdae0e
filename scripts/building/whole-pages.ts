import type { Plugin } from 'vite'

/** The framework's rendering of a page into a stream. */
const renderFile = /\/react-router\/dist\/esm\/ssr\/renderRouterToStream\.js$/

const replaceOnce = (code: string, from: string, to: string): string => {
  if (code.split(from).length !== 2) throw new Error(`The framework's rendering does not hold once: ${from}`)
  return code.replace(from, () => to)
}

/**
 * The framework's rendering with a page that waits for nothing answered as one text (decision 0145). As it is published, React's
 * stream is read chunk by chunk into a second one that looks for where scripts go, of which such a page has all in it already.
 * Throws where the framework has changed what is replaced.
 */
export const withWholePages = (code: string): string =>
  replaceOnce(
    replaceOnce(
      code,
      'const stream = await ReactDOMServer.renderToReadableStream(children, {',
      'let stream = await ReactDOMServer.renderToReadableStream(children, {\n\t\t\t\twhole: true,',
    ),
    'const rendererAbort = bot ? new AbortController() : void 0;\n\t\t\tconst responseStream',
    `if (typeof stream === "string") {
				if (router.serverSsr.hydrationScripts.reserveFastPath()) {
					router.serverSsr.setRenderFinished();
					router.serverSsr.cleanup();
					return new Response(stream, { status: getSsrStatus(router), headers: responseHeaders });
				}
				const text = stream;
				stream = new ReadableStream({
					start(controller) {
						controller.enqueue(text);
						controller.close();
					}
				});
				stream.allReady = Promise.resolve();
			}
			const rendererAbort = bot ? new AbortController() : void 0;
			const responseStream`,
  )

/** Has the Worker's build answer with `withWholePages`, beside `reactTextChunks`. */
export const wholePages = (): Plugin => ({
  name: 'whole-pages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (code, id) => (renderFile.test(id) ? { code: withWholePages(code), map: null } : null),
})
