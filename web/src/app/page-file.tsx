import { type ComponentType, lazy, useState } from 'react'

/**
 * A page whose file is fetched when it is first shown, or before: a page that is
 * here already stands at once, without a frame in which nothing does.
 */
export function pageFile(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | null = null
  async function fetchPage() {
    Loaded = await load()
    return { default: Loaded }
  }
  const Later = lazy(fetchPage)
  function Page() {
    // A page that is shown keeps its type: another one would forget everything.
    const [Shown] = useState<ComponentType>(() => Loaded ?? Later)
    return <Shown />
  }
  return { Page, fetchPage }
}
