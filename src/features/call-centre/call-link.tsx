import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { telHref } from '#domain/traveller/tel-href.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'

interface CallLinkProps {
  readonly locale: Locale
  readonly className: string
  readonly children: ReactNode
}

type DialogProps = { readonly open: boolean; readonly onClose: () => void }

/**
 * Shows the company's telephone in a dialog that is loaded when it is asked for; without scripts, on a page. Where the dialog
 * cannot be had, the number stands in the link's place: somebody may be in the middle of paying, and leaves no page to call.
 */
export function CallLink({ locale, className, children }: CallLinkProps) {
  const { page, learn } = useRouter().options.context
  const [Panel, setPanel] = useState<ComponentType<DialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const [isLost, setLost] = useState(false)
  const { number } = page.phone
  if (number === undefined) return null
  const href = `${localizePathname('/contacta-con-nosotras', locale)}#phone`
  const open = (event: MouseEvent): void => {
    if (isLost || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    if (Panel) return
    import('./load-call-dialog.ts')
      .then(({ loadCallDialog }) => loadCallDialog(learn))
      .then((CallDialog) => setPanel(() => CallDialog))
      .catch(() => setLost(true))
  }
  return (
    <>
      <a href={isLost ? telHref(number) : href} onClick={open} aria-live="polite" className={className}>
        {isLost ? number : children}
      </a>
      {Panel && <Panel open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
