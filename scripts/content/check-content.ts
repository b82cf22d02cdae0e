import { readContent } from './read-content.ts'

/** `npm run content:check`: reads every file of content, and says what is wrong with it and where. */
const { pages, faults, deadLinks } = readContent()
for (const { file, line, message } of faults) console.error(`${file}:${line}  ${message}`)
for (const { file, message } of deadLinks) console.warn(`${file}  ${message} (yet)`)
console.log(
  `${pages.length} pages read, ${faults.length} faults, ${deadLinks.length} links to pages that are not there`,
)
process.exitCode = faults.length === 0 ? 0 : 1
