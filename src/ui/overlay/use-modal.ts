import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'

/**
 * What every `<dialog>` of ours does: it opens and closes as `open` says, has the title that carries `titleId`, and leaves
 * it to `onClose` what Escape means. One that is taken out of the page is closed first, which gives the focus back.
 */
export const useModal = (open: boolean, onClose?: () => void) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // before the effects of what is in it, so that those can say where the focus begins
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    onClose?.()
  }
  return { titleId, dialog: { ref, onCancel, 'aria-labelledby': titleId } }
}
