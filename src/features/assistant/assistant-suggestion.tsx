import { type ComponentType, useEffect, useState } from 'react'

/** For who comes by a link of the assistant's; nobody else loads anything of it. */
export function AssistantSuggestion() {
  const [Card, setCard] = useState<ComponentType>()
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('aiAssistant')) return
    import('./assistant-card.tsx').then(
      ({ AssistantCard }) => setCard(() => AssistantCard),
      () => undefined,
    )
  }, [])
  return Card && <Card />
}
