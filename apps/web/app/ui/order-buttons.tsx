import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface OrderButtonsProps {
  /** The item's id, so focus can follow the item when it moves. */
  id: number
  /** The word for an item, such as "question". */
  noun: string
  /** The item's position, counted from one. */
  position: number
  total: number
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

/**
 * Buttons that move an item of an ordered list up or down, or delete it. The first item can't go
 * up, and the last can't go down.
 */
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
