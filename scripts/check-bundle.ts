import { globSync, readFileSync } from 'node:fs'

/** Words that only Effect's own runtime and the renderer of pictures contain; the browser's files must hold none of them. */
const serverMarks = ['~effect/', 'effect/Fiber', 'effect/http-api', 'resvg']

const files = globSync('dist/client/assets/*.js')
if (files.length === 0) throw new Error('dist/client holds no scripts: run "npm run build" first')
const tainted = files.filter((file) => {
  const text = readFileSync(file, 'utf8')
  return serverMarks.some((mark) => text.includes(mark))
})
if (tainted.length > 0) {
  console.error(`What is the server's reached the browser: ${tainted.join(', ')}`)
  process.exit(1)
}
console.log(`${files.length} scripts, none of them with Effect or a renderer`)
