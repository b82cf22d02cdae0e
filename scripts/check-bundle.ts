import { globSync, readFileSync } from 'node:fs'

/** Words that only Effect's own runtime contains; the browser's files must hold none of them. */
const effectMarks = ['~effect/', 'effect/Fiber', 'effect/http-api']

const files = globSync('dist/client/assets/*.js')
if (files.length === 0) throw new Error('dist/client holds no scripts: run "npm run build" first')
const tainted = files.filter((file) => {
  const text = readFileSync(file, 'utf8')
  return effectMarks.some((mark) => text.includes(mark))
})
if (tainted.length > 0) {
  console.error(`Effect reached the browser: ${tainted.join(', ')}`)
  process.exit(1)
}
console.log(`${files.length} scripts, none of them with Effect`)
