import { CalendarPlus, Ellipsis, Link2, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { Specimen } from './specimen.tsx'

export function Overlays() {
  return (
    <>
      <Specimen title="Dialog and confirm">
        <TaskDialog />
        <DeleteProject />
        <SendRequest />
      </Specimen>
      <Specimen
        title="Toast"
        note="Shows for five seconds, top right. Hovering or focusing keeps it open. Dragging dismisses it."
      >
        <Button
          variant="secondary"
          onClick={() => showToast('Form successfully submitted!', { tone: 'success' })}
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast('An unknown error occurred', { tone: 'error' })}
        >
          Error
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast('Slot on Friday at 10:00 deleted', {
              action: { label: 'Undo', onAction: () => showToast('Slot restored') },
            })
          }
        >
          With undo
        </Button>
      </Specimen>
    </>
  )
}

function TaskDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Confirm Interview"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => showToast('Interview confirmed', { tone: 'success' })}>
              Confirm
            </Button>
          </>
        }
      >
        <dl className="mb-5 grid gap-3 rounded-button bg-sunk px-4 py-3 sm:grid-cols-2">
          <div>
            <dt className="text-caption text-ink-3">Date</dt>
            <dd className="font-semibold">Thursday 19 November 2026</dd>
          </div>
          <div>
            <dt className="text-caption text-ink-3">Time</dt>
            <dd className="font-semibold">10:00–11:00</dd>
          </div>
        </dl>
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <Button variant="outline">
            <CalendarPlus size={16} aria-hidden="true" /> Create event
          </Button>
          <Tooltip text="Emails the participant">
            <IconButton label="Send an email" icon={Mail} />
          </Tooltip>
          <Menu
            trigger={<IconButton label="More actions" icon={Ellipsis} />}
            actions={[
              { id: 'delete', label: 'Delete', icon: Trash2, onSelect: () => {}, danger: true },
            ]}
          />
        </div>
        <Field
          label="Insert your own link for the call manually"
          hint="This link to the call will be sent to the participant"
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              icon={Link2}
              placeholder="https://meet.example/your-room"
            />
          )}
        </Field>
      </Dialog>
    </>
  )
}

function DeleteProject() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this project?"
        confirmLabel="Delete project"
        danger
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1500))}
      >
        This also deletes its questions, slots and answers. Conducted interviews stay on record.
      </Confirm>
    </>
  )
}

function SendRequest() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Launch
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title="Launch the email distribution?"
        confirmLabel="Launch"
        onConfirm={() => undefined}
      >
        We’ll invite up to 200 people who match the audience.
      </Confirm>
    </>
  )
}
