import { cloudflare } from '@cloudflare/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'
import { chosenHost } from './scripts/serving/chosen-host.ts'
import { localBindings } from './scripts/serving/local-bindings.ts'
import { cardKeySigner } from './scripts/card-signing-key.ts'
import { contentSeed } from './scripts/content/seed-statements.ts'
import { acyclicScripts } from './scripts/building/acyclic-scripts.ts'
import { assetIntegrity } from './scripts/building/asset-integrity.ts'
import { wordPlaces } from './scripts/building/word-places.ts'
import { landFiles } from './scripts/building/land-files.ts'
import { lateServerCalls } from './scripts/building/late-server-calls.ts'
import { pageScript } from './scripts/building/page-script.ts'
import { browsersOwn, paperLibraries, paperLibraryInWorkers, serversOwn } from './scripts/building/server-libraries.ts'
import { scriptGroups } from './scripts/building/script-groups.ts'
import { scriptNames } from './scripts/building/script-names.ts'
import { reactTextChunks } from './scripts/building/react-text-chunks.ts'
import { wholePages } from './scripts/building/whole-pages.ts'
import { landVersion } from './scripts/land/land-tiles.ts'

/** Router and translator bring what React before 18 lacked to every page: the same library without it. */
const reactsOwnStores = {
  find: /^use-sync-external-store\/shim(?:\/index\.js)?(\/with-selector)?$/,
  replacement: 'use-sync-external-store$1',
}

/** No Effect, no secrets and no wire shapes in the browser: an import of these fails the build. */
const serverOnly = {
  behavior: 'error' as const,
  client: {
    specifiers: ['effect', /^effect\//],
    files: ['**/*.server.*', '**/src/server/**', '**/contract/**', '**/backend/**'],
  },
}

/** react-aria speaks 30 languages and the site two: the others become empty, or they are half of its size. */
const onlyOurLanguages = {
  name: 'only-our-languages',
  enforce: 'pre' as const,
  load: (id: string) =>
    /\/react-(?:aria|aria-components|stately)\/.*\/intl\/(?:.*\/)?(?!en-US|es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id)
      ? 'export default {}'
      : null,
}

/** A loader goes with what it loads for: a page that was sent whole needs no other page's. */
const splitRoutes: ('component' | 'loader' | 'errorComponent' | 'notFoundComponent')[][] = [
  ['component', 'loader'],
  ['errorComponent'],
  ['notFoundComponent'],
]

/** Every page is told the names of all scripts that it may load later: what a name says is sent to each visitor. */
const chunkFileNames = 'assets/[hash:7].js'

export default defineConfig(({ command }) => ({
  define: {
    'import.meta.env.CONTENT_VERSION': JSON.stringify(contentSeed().version),
    'import.meta.env.LAND_VERSION': JSON.stringify(landVersion),
    'import.meta.env.CARD_SIGNER': JSON.stringify(cardKeySigner()),
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      // while developing only: what is built carries no secret
      config: command === 'serve' ? { vars: localBindings.site() } : {},
      auxiliaryWorkers: [
        {
          configPath: './backend/wrangler.toml',
          config: command === 'serve' ? { vars: localBindings.backend(chosenHost()) } : {},
        },
      ],
    }),
    onlyOurLanguages,
    pageScript(),
    reactTextChunks(),
    wholePages(),
    lateServerCalls(),
    UnoCSS(),
    tanstackStart({ importProtection: serverOnly, router: { codeSplittingOptions: { defaultBehavior: splitRoutes } } }),
    viteReact(),
    lingui(),
    wordPlaces(),
    assetIntegrity(),
    landFiles(),
    browsersOwn(),
    serversOwn(),
    paperLibraryInWorkers(),
    scriptNames(),
    acyclicScripts(),
    babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { chunkFileNames, codeSplitting: { groups: scriptGroups } },
        },
      },
    },
    // known to the server alone, which tells it to pages: in a script it would rename half of them with each build
    ssr: { define: { BUILD_ID: JSON.stringify(process.env.BUILD_ID ?? 'development') } },
  },
  resolve: { alias: [...paperLibraries, reactsOwnStores] },
  build: { target: 'es2022', rolldownOptions: { checks: { pluginTimings: false } } },
}))
