import {
  ArrowDownWideNarrow,
  ArrowLeft,
  ArrowRight,
  Copy,
  Ellipsis,
  Pencil,
  Plus,
  Sun,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Specimen } from './specimen.tsx'

export function Actions() {
  return (
    <>
      <Specimen
        title="Button"
        note="Green buttons move forward or save. Gold buttons start something, at most once per view. On a gold background, buttons are ink. Danger buttons delete things."
      >
        <Button>
          Save &amp; Continue <ArrowRight size={16} aria-hidden="true" />
        </Button>
        <Button variant="gold">
          <Plus size={16} aria-hidden="true" /> New Project
        </Button>
        <Button variant="secondary">
          <ArrowLeft size={16} aria-hidden="true" /> Previous
        </Button>
        <Button variant="outline">Create event</Button>
        <Button variant="quiet">
          <Plus size={16} aria-hidden="true" /> Add a slot
        </Button>
        <Button variant="danger">Delete project</Button>
        <div className="rounded-card bg-wattle p-3 [--color-focus:#1b3a8c]">
          <Button variant="ink">Request Package</Button>
        </div>
      </Specimen>
      <Specimen title="Button, small and disabled">
        <Button size="sm">Confirm</Button>
        <Button size="sm" variant="secondary">
          Link
        </Button>
        <Button size="sm" variant="quiet">
          Use this
        </Button>
        <Button size="sm" variant="danger">
          Delete
        </Button>
        <Button disabled>Continue</Button>
        <Button disabled variant="secondary">
          Previous
        </Button>
      </Specimen>
      <Specimen
        title="Button, pending"
        note="Press a button: it keeps its width and ignores a second press."
      >
        <PendingButtons />
      </Specimen>
      <Specimen title="Links">
        <ButtonLink to="/styleguide" variant="gold">
          Get Started
        </ButtonLink>
        <TextLink to="/styleguide" className="font-semibold">
          See case studies
        </TextLink>
        <NewTabLink href="https://www.w3.org/WAI/">About accessibility</NewTabLink>
      </Specimen>
      <Specimen title="Icon button, with tooltip" note="Hover over a button or focus it.">
        <Tooltip text="Colour theme">
          <IconButton label="Colour theme" icon={Sun} />
        </Tooltip>
        <Tooltip text="Edit title" placement="bottom">
          <IconButton label="Edit title" icon={Pencil} variant="outline" />
        </Tooltip>
        <Tooltip text="Delete project">
          <IconButton label="Delete project" icon={Trash2} variant="danger" />
        </Tooltip>
        <IconButton label="Delete option" icon={Trash2} variant="danger" size="sm" />
        <IconButton label="Edit (disabled)" icon={Pencil} disabled />
      </Specimen>
      <Specimen title="Menu">
        <Menu
          placement="bottom start"
          trigger={<IconButton label="Project actions" icon={Ellipsis} variant="outline" />}
          actions={[
            { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => {} },
            { id: 'copy', label: 'Make a copy', icon: Copy, onSelect: () => {} },
            { id: 'move', label: 'Move (nothing to move to)', onSelect: () => {}, disabled: true },
            { id: 'delete', label: 'Delete', icon: Trash2, onSelect: () => {}, danger: true },
          ]}
        />
        <SortMenu />
      </Specimen>
    </>
  )
}

function PendingButtons() {
  const [pending, setPending] = useState(false)
  const work = () => {
    setPending(true)
    setTimeout(() => setPending(false), 2500)
  }
  return (
    <>
      <Button pending={pending} onClick={work}>
        Request a quote
      </Button>
      <Button pending={pending} pendingLabel="Confirming…" onClick={work}>
        Confirm
      </Button>
      <Button pending pendingLabel="Saving" variant="secondary">
        Save
      </Button>
    </>
  )
}

const ORDERS = { recent: 'Recent', name: 'Name', status: 'Status' } as const

function SortMenu() {
  const [order, setOrder] = useState<keyof typeof ORDERS>('recent')
  return (
    <Menu
      placement="bottom start"
      chosen={order}
      trigger={
        <Button variant="secondary">
          <ArrowDownWideNarrow size={16} aria-hidden="true" /> {ORDERS[order]}
        </Button>
      }
      actions={(Object.keys(ORDERS) as Array<keyof typeof ORDERS>).map((id) => ({
        id,
        label: ORDERS[id],
        onSelect: () => setOrder(id),
      }))}
    />
  )
}
