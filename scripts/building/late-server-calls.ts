import path from 'node:path'
import type { Plugin } from 'vite'

/** The framework's stub of a function that runs on the server. */
const stubFile = /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/

const eager = 'import { serverFnFetcher } from "./serverFnFetcher.js";'
const begins = 'function createClientRpc(functionId) {'

const ours = path.resolve('src/app/server-calls/call-server.ts')

/** A failure is not kept: whoever calls again has it loaded again. A guard of chunks may have made nothing of one. */
const late = `
const found = (part) => {
  if (part) return part;
  throw new TypeError("Failed to fetch what calls the server");
};
const loadFrameworks = async () => found((await import("./serverFnFetcher.js"))?.serverFnFetcher);
let loading;
const bring = async () => {
  try {
    return found((await import(${JSON.stringify(ours)}))?.callServer);
  } catch (failure) {
    loading = undefined;
    throw failure;
  }
};
const load = () => (loading ??= bring());
const serverFnFetcher = async (...call) => (await load())(loadFrameworks, ...call);
`

/**
 * The stub with what calls the server, and reads what it answers, in a script of its own. It is loaded with the first function that
 * can be called. As it is published every page loads the framework's: a function may be part of what a page was sent with
 * (decision 0138). Ours says and reads plain data, and loads the framework's for anything else (decision 0157).
 * Throws where the framework has changed what is replaced.
 */
export const withLateCalls = (code: string): string => {
  for (const part of [eager, begins])
    if (code.split(part).length !== 2) throw new Error(`The stub of server functions does not hold once: ${part}`)
  return code.replace(eager, () => late).replace(begins, () => `${begins}\n\tload().catch(() => {});`)
}

/** Has the browser's build call the server with `withLateCalls`. */
export const lateServerCalls = (): Plugin => ({
  name: 'late-server-calls',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => (stubFile.test(id) ? { code: withLateCalls(code), map: null } : null),
})
