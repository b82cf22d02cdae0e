import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { createBuilder } from 'vite'

/** The smallest application of TanStack Start: one page that says hello. */
const files = {
  'package.json': '{ "type": "module" }',
  'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
export const getRouter = () => createRouter({ routeTree })
`,
  'src/routes/__root.tsx': `import { HeadContent, Outlet, Scripts, createRootRoute } from '@tanstack/react-router'
export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: 'utf-8' }, { title: 'Hello' }] }),
  component: () => (
    <html lang="en">
      <head><HeadContent /></head>
      <body><Outlet /><Scripts /></body>
    </html>
  ),
})
`,
  'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/')({ component: () => <h1>Hello</h1> })
`,
} as const

const write = (folder: string): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

const buildIn = async (root: string): Promise<void> => {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [tanstackStart(), viteReact()],
    build: { target: 'es2022' },
  })
  await builder.buildApp()
}

interface Handler {
  readonly default: { readonly fetch: (request: Request) => Promise<Response> }
}

const serve = async (root: string): Promise<Server> => {
  const { default: handler }: Handler = await import(pathToFileURL(path.join(root, 'dist/server/server.js')).href)
  const fileAt = (pathname: string): string | undefined => {
    const file = path.join(root, 'dist/client', pathname)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
    const file = fileAt(url.pathname)
    if (file) return void response.setHeader('content-type', 'text/javascript').end(readFileSync(file))
    const answer = await handler.fetch(new Request(url, { headers: { accept: 'text/html' } }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Builds the framework's hello world with the versions that the site uses, and serves it. `close` takes it away. */
export const serveHelloWorld = async (): Promise<{ readonly url: URL; readonly close: () => void }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hello-world-'))
  write(folder)
  await buildIn(folder)
  const server = await serve(folder)
  return {
    url: new URL(`http://localhost:${(server.address() as AddressInfo).port}`),
    close: () => {
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
