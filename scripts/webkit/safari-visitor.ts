import { By, Key, type WebDriver, type WebElement, until } from 'selenium-webdriver'

/** Milliseconds that anything may take to come. */
const patience = 60_000

const named = (name: string): string => `starts-with(normalize-space(.), '${name}')`

/** What a visitor sees and presses by its name, as they would. */
export const safariVisitor = (driver: WebDriver, origin: string) => {
  const firstShown = async (path: string): Promise<WebElement | null> => {
    for (const element of await driver.findElements(By.xpath(path))) if (await element.isDisplayed()) return element
    return null
  }
  const shown = async (path: string): Promise<WebElement> => {
    const element = await driver.wait(() => firstShown(path), patience, `Nothing is shown of ${path}`)
    if (!element) throw new Error(`Nothing is shown of ${path}`)
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    return element
  }
  const press = async (name: string): Promise<void> =>
    (await shown(`//*[self::a or self::button][${named(name)}]`)).click()
  const field = (label: string): Promise<WebElement> =>
    shown(`//*[@id=//label[${named(label)}]/@for] | //label[${named(label)}]//input`)
  const text = () => driver.executeScript<string>('return document.body.innerText')
  return {
    visit: (path: string) => driver.get(origin + path),
    press,
    tick: async (label: string) => (await shown(`//label[${named(label)}]`)).click(),
    fill: async (label: string, text: string) => (await field(label)).sendKeys(text, Key.TAB),
    comesTo: (part: string) => driver.wait(until.urlContains(part), patience),
    sees: async (words: string) =>
      driver.wait(async () => (await text()).includes(words), patience, `"${words}" is not said`),
    text,
  }
}

export type SafariVisitor = ReturnType<typeof safariVisitor>
