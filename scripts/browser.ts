import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** What keeps a headless Chromium quiet on a machine without display, sandbox or way out. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A headless browser names itself, and pages are sent whole to what is not a person's: this is what a person's says. */
export const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The same Chromium without windows to draw, which take half of what a journey costs. */
const shell = '/usr/bin/chromium-headless-shell'

type Attempt = readonly [command: string, parameters: readonly string[]]

const listing: Attempt = ['apt-get', ['update', '-qq']]
const shellPackage: Attempt = ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']]
const attempts: readonly Attempt[] = [
  listing,
  ['apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ['playwright', ['install', 'chromium']],
]

/** Tries one after the other until what is wanted is there. */
const tryInstalling = (ways: readonly Attempt[], isThere: () => boolean): void => {
  for (const [command, parameters] of ways) {
    if (isThere()) return
    try {
      execFileSync(command, [...parameters], { stdio: ['ignore', 'ignore', 'inherit'] })
    } catch (error) {
      console.error(`${command} ${parameters.join(' ')}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find((path) => path && existsSync(path))

/** The path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's, or one installed now. */
export const ensureBrowser = (): string => {
  if (!findBrowser()) tryInstalling(attempts, () => findBrowser() !== undefined)
  const path = findBrowser()
  if (!path) throw new Error('No browser: install Chromium (Debian: apt-get install -y chromium) or set CHROMIUM_PATH.')
  return path
}

/** What journeys run in: the engine alone where it is installed, else a whole Chromium; CHROMIUM_PATH names another. */
export const ensureJourneyBrowser = (): string => {
  const browser = ensureBrowser()
  if (process.env.CHROMIUM_PATH) return browser
  // in CI, where a Chromium may have come with the machine; a machine of one's own is left as it is
  if (process.env.CI && process.env.TEST_WORKER_INDEX === undefined)
    tryInstalling([shellPackage, listing, shellPackage], () => existsSync(shell))
  return existsSync(shell) ? shell : browser
}
