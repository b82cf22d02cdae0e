import { expect, it } from 'vitest'
import { type BuiltChunk, splitWords } from './split-words.ts'

const chunk = (fileName: string, ids: string[], rest: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  code: ids.map((id) => `_({id:\`${id}\`})`).join(';'),
  isEntry: false,
  moduleIds: [],
  imports: [],
  dynamicImports: [],
  ...rest,
})

const messages = {
  header: ['Home'],
  shared: ['Price'],
  search: ['Search'],
  lazily: ['Calendar'],
  onhome: ['Install'],
  travel: ['Trip'],
  aspart: ['Read on'],
}

const chunks = [
  chunk('index.js', ['header'], {
    isEntry: true,
    imports: ['ui.js'],
    dynamicImports: ['home.js', 'trip.js', 'app.js'],
  }),
  chunk('ui.js', ['noword']),
  chunk('app.js', ['onhome', 'header'], { imports: ['price.js'] }),
  chunk('home.js', ['search', 'shared'], {
    moduleIds: ['/app/src/routes/index.tsx?tsr-split=component'],
    imports: ['price.js', 'index.js'],
    dynamicImports: ['dates.js', 'read-part.js'],
  }),
  chunk('dates.js', ['lazily', 'header']),
  chunk('read-part.js', ['aspart'], { moduleIds: ['/app/src/features/content/page/read-part.tsx'] }),
  chunk('price.js', ['shared']),
  chunk('trip.js', ['travel'], {
    moduleIds: ['/app/src/routes/booking/summary.tsx?tsr-split=component'],
    imports: ['price.js'],
  }),
]

it('gives each route what it and all that it may load can say, beyond what every page says and what was sent whole', () => {
  expect(splitWords(chunks, messages)).toEqual({
    core: { header: ['Home'] },
    routes: {
      '/': { search: ['Search'], shared: ['Price'], lazily: ['Calendar'] },
      later: { onhome: ['Install'], shared: ['Price'], aspart: ['Read on'] },
      '/booking/summary': { travel: ['Trip'], shared: ['Price'] },
    },
  })
})

it('loses no word that any chunk says', () => {
  const { core, routes } = splitWords(chunks, messages)
  const kept = new Set([core, ...Object.values(routes)].flatMap((words) => Object.keys(words)))
  expect(kept).toEqual(new Set(Object.keys(messages)))
})
