import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components'

const ruleId = 'react-aria-pressable-style'

/**
 * react-aria writes its one style rule into the page unless an element of this id is there. Our content security policy
 * refuses such rules, so the element is put there and the rule stands with the base styles.
 */
const keepOwnRule = (): void => {
  if (document.getElementById(ruleId)) return
  const mark = document.createElement('meta')
  mark.id = ruleId
  document.head.appendChild(mark)
}

/** What react-aria's parts need around them: the page's language, which is not always the browser's. */
export function AriaScope({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui()
  useLayoutEffect(keepOwnRule, [])
  return <I18nProvider locale={i18n.locale}>{children}</I18nProvider>
}
