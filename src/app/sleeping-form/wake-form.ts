import { type ComponentType, createElement, useEffect } from 'react'
import type { Translator } from '#/i18n/catalogue.ts'
import { shellWords } from '#/i18n/words.ts'

/** A form with its words, which presses what was pressed before it came. */
export const wakeForm = async <Props extends object>(
  loaded: Promise<ComponentType<Props>>,
  learn: Translator['learn'],
  pressAgain: () => void,
): Promise<ComponentType<Props>> => {
  const [Form] = await Promise.all([loaded, learn([shellWords])])
  return function LiveForm(props: Props) {
    useEffect(pressAgain, [])
    return createElement(Form, props)
  }
}
