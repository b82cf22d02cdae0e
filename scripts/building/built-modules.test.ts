import { expect, it } from 'vitest'
import { builtModules } from './built-modules.ts'

type Chunk = Parameters<typeof builtModules>[0][number]

const chunk = (
  fileName: string,
  modules: Readonly<Record<string, string | null>>,
  rest: Partial<Chunk> = {},
): Chunk => ({
  fileName,
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  modules: Object.fromEntries(Object.entries(modules).map(([id, code]) => [id, { code }])),
  ...rest,
})

const chunks = [
  chunk(
    'index.js',
    { index: 'start()', router: 'route()' },
    { isEntry: true, facadeModuleId: 'index', imports: ['ui.js'], dynamicImports: ['home.js', 'ui.js'] },
  ),
  chunk('home.js', { home: 'home()', all: null }, { facadeModuleId: 'home', imports: ['ui.js'] }),
  chunk('ui.js', { button: 'button()', dialog: 'dialog()' }),
  chunk('price.js', { price: 'price()' }),
]

const imported: Readonly<Record<string, readonly [imports: string[], later: string[]]>> = {
  index: [
    ['router', 'types', 'react'],
    ['home', 'dialog', 'dropped'],
  ],
  home: [['all'], []],
  // hands on what others export
  all: [['all', 'button', 'price'], []],
  button: [['price'], []],
}

const infoOf = (id: string) => {
  const [importedIds, dynamicallyImportedIds] = imported[id] ?? [[], []]
  return { importedIds, dynamicallyImportedIds }
}

const modules = builtModules(chunks, infoOf)

it('knows what is left of each module, and which of them starts the page', () => {
  expect([...modules.keys()]).toEqual(['index', 'router', 'home', 'button', 'dialog', 'price'])
  expect(modules.get('index')).toMatchObject({ code: 'start()', isEntry: true })
  expect(modules.get('router')).toMatchObject({ code: 'route()', isEntry: false })
})

it('follows a module to what its own file asks for alone, through what hands others on', () => {
  expect(modules.get('index')?.imports).toEqual(['router'])
  expect(modules.get('home')?.imports).toEqual(['button'])
  expect(modules.get('button')?.imports).toEqual([])
})

it('follows it to what it may load, by a file of its own or by one that is shared', () => {
  expect(modules.get('index')?.dynamicImports).toEqual(['home', 'dialog'])
})
