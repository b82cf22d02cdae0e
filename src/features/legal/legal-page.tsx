import type { ReactNode } from 'react'

/** Words to be read: one column, short lines. */
export function LegalPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <article className="page-width py-8 sm:py-12">
      <div className="flex max-w-190 flex-col gap-4">
        <h1 className="mb-2 text-xl sm:text-2xl">{title}</h1>
        {children}
      </div>
    </article>
  )
}

export function LegalSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-6 flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
