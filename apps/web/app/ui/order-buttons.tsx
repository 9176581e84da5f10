import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface OrderButtonsProps {
  /** Of what is moved: the focus finds its way back by it. */
  id: number
  /** What it is: "question". */
  noun: string
  /** Counted from one. */
  position: number
  total: number
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

/** Up, down and away, for one of several that stand in an order. The first goes no further up, nor the last down. */
export function OrderButtons({ id, noun, position, total, onMove, onDelete }: OrderButtonsProps) {
  const name = `${noun} ${position}`
  return (
    <div className="flex justify-end">
      <IconButton
        id={`up-${id}`}
        label={`Move ${name} up`}
        icon={ArrowUp}
        disabled={position === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        id={`down-${id}`}
        label={`Move ${name} down`}
        icon={ArrowDown}
        disabled={position === total}
        onClick={() => onMove(1)}
      />
      <IconButton label={`Delete ${name}`} icon={Trash2} variant="danger" onClick={onDelete} />
    </div>
  )
}
