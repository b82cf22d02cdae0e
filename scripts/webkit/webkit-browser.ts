import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { endGroup } from '../serving/end-group.ts'

const driverPort = 4398
const address = `http://127.0.0.1:${driverPort}`

const isReady = async (): Promise<boolean> => (await fetch(`${address}/status`).catch(() => undefined))?.ok ?? false

const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

const open = async (): Promise<WebDriver> => {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  await driver.manage().window().setRect({ width: 500, height: 900 })
  return driver
}

/**
 * WebKitGTK, which has Safari's engine: `open` gives a window with nothing of another visit in it. Debian's `webkit2gtk-driver` and `xvfb`
 * have to be installed.
 */
export const startWebkit = async () => {
  if (!binary) throw new Error('No WebKit: install it (Debian: apt-get install -y webkit2gtk-driver xvfb).')
  const server = spawn('xvfb-run', ['-a', 'dbus-run-session', 'WebKitWebDriver', `--port=${driverPort}`], {
    detached: true,
    stdio: 'ignore',
  })
  for (let turn = 0; turn < 300 && !(await isReady()); turn += 1) await wait(100)
  return { open, close: () => endGroup(server, 'SIGTERM') }
}
