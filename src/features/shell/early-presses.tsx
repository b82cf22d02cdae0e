import { ScriptOnce } from '@tanstack/react-router'
import { useEffect } from 'react'

declare global {
  interface Window {
    /** the buttons pressed so far, in turn; no more are kept after it was asked */
    takeEarlyPresses?: () => Iterable<HTMLElement>
  }
}

/**
 * Keeps which buttons are pressed before there is anything to answer them. What submits a form, follows a link or unfolds answers
 * by itself. Whoever presses again because nothing happens means one press.
 */
const keepPresses = `{const pressed=new Set,keep=({target})=>{const button=target.closest("button[type=button]:not([popovertarget])");button&&pressed.add(button)};addEventListener("click",keep,true);window.takeEarlyPresses=()=>(removeEventListener("click",keep,true),pressed)}`

/** Runs before any module: on a slow network a page can be read and pressed long before its scripts have come. */
export function EarlyPresses() {
  useEffect(() => {
    // React brings what is pressed to life at once, but not while it is at work, as it is in an effect
    const timer = setTimeout(() => {
      const pressed = window.takeEarlyPresses?.() ?? []
      delete window.takeEarlyPresses
      for (const button of pressed) if (button.isConnected) button.click()
    })
    return () => clearTimeout(timer)
  }, [])
  return <ScriptOnce>{keepPresses}</ScriptOnce>
}
