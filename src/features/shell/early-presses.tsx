import { ScriptOnce } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

declare global {
  interface Window {
    /** what was pressed and is yet to be answered, in turn; no more is kept after `stop` */
    earlyPresses?: {
      readonly pressed: Set<HTMLElement>
      readonly stop: () => void
      /** whether the focus is where it is because somebody went there by Tab, and pressed nothing since */
      isTabbed: boolean
    }
  }
}

/**
 * Keeps which buttons are pressed before there is anything to answer them. What submits a form, follows a link or unfolds answers
 * by itself. Whoever presses again because nothing happens means one press. A press that React was just in time for is answered: it
 * lets those alone come out of the page that it could deliver.
 */
const keepPresses = `{const pressed=new Set,of=({target})=>target.closest("button[type=button]:not([popovertarget])"),keep=(event)=>{const button=of(event);button&&pressed.add(button)},drop=(event)=>{const button=of(event);button&&Object.keys(button).some((key)=>key.startsWith("__reactProps"))&&pressed.delete(button)};addEventListener("click",keep,true);addEventListener("click",drop);addEventListener("keydown",({key})=>{earlyPresses.isTabbed=key==="Tab"},true);addEventListener("pointerdown",()=>{earlyPresses.isTabbed=false},true);window.earlyPresses={pressed,isTabbed:false,stop:()=>{removeEventListener("click",keep,true);removeEventListener("click",drop)}}}`

const latePart = '[data-late-part]'

/** Presses what was pressed and is answered for now. React brings a part to life, but answers nothing while it is at work, as in an effect. */
const pressLater = (isAnswered: (button: HTMLElement) => boolean, isLast: () => boolean): (() => void) => {
  const timer = setTimeout(() => {
    const { pressed = new Set<HTMLElement>(), stop } = window.earlyPresses ?? {}
    if (isLast()) stop?.()
    const answered = [...pressed].filter(isAnswered)
    for (const button of answered) pressed.delete(button)
    for (const button of answered) if (button.isConnected) button.click()
  })
  return () => clearTimeout(timer)
}

/** Runs before any module: on a slow network a page can be read and pressed long before its scripts have come. */
export function EarlyPresses() {
  useEffect(
    () =>
      pressLater(
        (button) => !button.closest(latePart),
        () => !document.querySelector(latePart),
      ),
    [],
  )
  return <ScriptOnce>{keepPresses}</ScriptOnce>
}

/** The part of a page whose script comes after the page's own: what was pressed in it is pressed again once it has come. */
export function DeferredPart({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      pressLater(
        (button) => part.current?.contains(button) ?? false,
        () => true,
      ),
    [],
  )
  return (
    <div ref={part} data-late-part className={className}>
      {children}
    </div>
  )
}
