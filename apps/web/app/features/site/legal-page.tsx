import { type ReactNode, useRef } from 'react'
import { Prewritten } from '#ui/prewritten.tsx'
import { useLegalTools } from './legal-tools.ts'

interface LegalPageProps {
  id: string
  /** The article, lazy. */
  children: ReactNode
}

/** Sunk paper, on which a legal text lies. */
export function LegalPage({ id, children }: LegalPageProps) {
  const article = useRef<HTMLDivElement>(null)
  useLegalTools(article)
  return (
    <Prewritten id={id} ref={article} className="h-full bg-sunk print:bg-transparent">
      {children}
    </Prewritten>
  )
}
