import { useLocation } from '@tanstack/react-router'
import type { FormEventHandler, ReactNode } from 'react'

interface PreferenceFormProps {
  readonly legend: ReactNode
  readonly onSubmit?: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** One choice as a form of its own, so that making it says nothing about the others. */
export function PreferenceForm({ legend, onSubmit, children }: PreferenceFormProps) {
  const here = useLocation({ select: (location) => location.publicHref })
  return (
    <form method="post" action="/preferences" onSubmit={onSubmit}>
      <input type="hidden" name="return" value={here} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-semibold">{legend}</legend>
        {children}
      </fieldset>
    </form>
  )
}
