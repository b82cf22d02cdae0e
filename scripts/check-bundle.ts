import { globSync, readFileSync } from 'node:fs'

/** Words that only Effect's own runtime and the renderer of pictures contain; the browser's files must hold none of them. */
const serverMarks = ['~effect/', 'effect/Fiber', 'effect/http-api', 'resvg']

const filesOf = (kind: 'js' | 'css'): string[] => {
  const files = globSync(`dist/client/assets/*.${kind}`)
  if (files.length === 0) throw new Error(`dist/client holds no .${kind}: run "npm run build" first`)
  return files
}

const refuseServerCode = (): void => {
  const files = filesOf('js')
  const tainted = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return serverMarks.some((mark) => text.includes(mark))
  })
  if (tainted.length > 0) throw new Error(`What is the server's reached the browser: ${tainted.join(', ')}`)
  console.log(`${files.length} scripts, none of them with Effect or a renderer`)
}

/** What a variable of the style sheet comes to, followed through those it is made of; undefined where one is not set. */
const valueOf = (sheet: string, variable: string): string | undefined => {
  const value = new RegExp(`[{;]${variable}:([^;}]*)`).exec(sheet)?.[1]
  const next = value && /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return next ? valueOf(sheet, next) : value
}

/** The reset asks for the page's typeface with the system's as a fallback: where the variable is lost, nothing else tells. */
const requireTypeface = (): void => {
  const sheet = filesOf('css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const [family] = (valueOf(sheet, '--default-font-family') ?? 'unset')
    .split(',')
    .map((name) => name.replaceAll(/["']/g, ''))
  const sent = [...sheet.matchAll(/@font-face\{font-family:([^;]+);[^}]*url\(/g)].map(([, name]) =>
    name?.replaceAll(/["']/g, ''),
  )
  if (!sent.includes(family))
    throw new Error(`The page's typeface is ${family}; the style sheet sends ${sent.join(', ')}`)
  console.log(`the page's typeface is ${family}, as sent`)
}

refuseServerCode()
requireTypeface()
