import type { Plugin } from 'vite'

/** React's server rendering for runtimes of the web's own streams, which is what the Worker renders with. */
const rendererFile = /\/react-dom\/cjs\/react-dom-server\.edge\.production\.js$/

const between = (code: string, from: string, to: string): string => {
  const start = code.indexOf(from)
  const end = code.indexOf(to, start)
  if (start < 0 || end < 0 || code.includes(from, end))
    throw new Error(`React's renderer does not hold what is replaced in it: ${from}`)
  return code.slice(start, end)
}

const replaceEach = (code: string, pattern: RegExp, by: string, times: number): string => {
  const found = code.match(pattern)?.length ?? 0
  if (found !== times) throw new Error(`React's renderer holds ${String(pattern)} ${found} times, not ${times}`)
  return code.replaceAll(pattern, by)
}

/** Text is sent on once there is so much of it: fewer turns of the streams behind. */
const mostCharacters = 32_768

const writer = `
  pendingText = "";
function writeChunk(destination, chunk) {
  pendingText += chunk;
  if (pendingText.length >= ${mostCharacters}) completeWriting(destination);
}
function writeChunkAndReturn(destination, chunk) {
  writeChunk(destination, chunk);
  return !0;
}
function completeWriting(destination) {
  if (pendingText === "") return;
  var text = pendingText;
  pendingText = "";
  destination.enqueue(destination.isText ? text : textEncoder.encode(text));
}
function wholeText(request) {
  var text = "";
  startFlowing(request, {
    isText: !0,
    enqueue: function (part) {
      text += part;
    },
    error: function (error) {
      throw error;
    },
    close: function () {}
  });
  return text;
}
var textEncoder = new TextEncoder();
function stringToChunk(content) {
  return "" + content;
}
function stringToPrecomputedChunk(content) {
  return "" + content;
}
function byteLengthOfChunk(chunk) {
  return chunk.length;
}
`

/** Where the option `whole` asks for it, a page that waits for nothing is given as its text instead of a stream. */
const wholePage = `
        function () {
          if (
            options && options.whole &&
            0 === request.allPendingTasks &&
            0 === request.clientRenderedBoundaries.length &&
            0 === request.completedBoundaries.length
          )
            return resolve(Promise.resolve(request).then(wholeText));
          var stream = new ReadableStream(
            {
              type: "bytes",`

/** Names of components are for what is resumed after a prerender, which this build never does: each is a call out of JavaScript. */
const nameOfKeyPath = /name = getComponentNameFromType\(type\),\s+keyOrIndex =/g

const withoutNames = (code: string): string =>
  replaceEach(code, nameOfKeyPath, 'name = null,\n            keyOrIndex =', 1)

const withWholePages = (code: string): string => {
  const renders = between(code, '\nexports.renderToReadableStream = ', '\nexports.resume = ')
  const changed = replaceEach(
    renders,
    /\s+function \(\) \{\s+var stream = new ReadableStream\(\s+\{\s+type: "bytes",/g,
    wholePage,
    1,
  )
  return code.replace(renders, () => changed)
}

/**
 * React's renderer with pieces of markup kept as text until they are sent. As it is published, each name and value of an
 * attribute goes through a `TextEncoder` by itself, a call out of JavaScript and an array for each (decision 0115).
 * A page that is whole can be had as its text (decision 0145). Throws where React has changed what is replaced.
 */
export const withTextChunks = (code: string): string => {
  const written = between(code, '\n  currentView = null,', 'function closeWithError')
  const reset = replaceEach(
    code.replace(written, () => writer),
    /currentView = new Uint8Array\(4096\);\s+writtenBytes = 0;/g,
    'pendingText = "";',
    2,
  )
  const counted = replaceEach(reset, /segment\[i\]\.byteLength/g, 'segment[i].length', 1)
  if (/currentView|writtenBytes|\bbyteLength\b/.test(counted)) throw new Error("React's renderer still holds bytes")
  return withWholePages(withoutNames(counted))
}

/** Has the Worker's build render with `withTextChunks`. */
export const reactTextChunks = (): Plugin => ({
  name: 'react-text-chunks',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (code, id) => (rendererFile.test(id) ? { code: withTextChunks(code), map: null } : null),
})
