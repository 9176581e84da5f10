import { passwordStrength } from '@wattle/contract/password'
import { Check, Link2, Search } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Combobox } from '#ui/form/combobox.tsx'
import { Field } from '#ui/form/field.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Specimen } from './specimen.tsx'

const PAIR = 'grid gap-4 sm:grid-cols-2'

export function Forms() {
  return (
    <>
      <Specimen title="Field and text input" plain>
        <div className={PAIR}>
          <Field label="Name">
            {(control) => <TextInput {...control} placeholder="Your Name" />}
          </Field>
          <Field label="Subject" optional>
            {(control) => <TextInput {...control} placeholder="Your Subject" />}
          </Field>
          <Field label="Email" error="Enter your email address so we can reply.">
            {(control) => <TextInput {...control} type="email" placeholder="Your Email" />}
          </Field>
          <Field label="Postcode" error>
            {(control) => <TextInput {...control} defaultValue="30" inputMode="numeric" />}
          </Field>
          <Field label="Insert your own link" hint="This link will be sent to the participant">
            {(control) => (
              <TextInput {...control} icon={Link2} placeholder="https://meet.example/your-room" />
            )}
          </Field>
          <Field label="Password">
            {(control) => (
              <PasswordInput {...control} defaultValue="correct horse" autoComplete="off" />
            )}
          </Field>
          <Field label="Search" hideLabel>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                icon={Search}
                placeholder="Search all projects"
              />
            )}
          </Field>
          <Field label="Account" hint="Signed in with Google">
            {(control) => <TextInput {...control} disabled defaultValue="tess@roster.example" />}
          </Field>
        </div>
      </Specimen>
      <Specimen
        title="Choosing a password"
        note="Each bud opens when the password meets its rule."
        plain
      >
        <div className={PAIR}>
          <NewPasswordFields errors={{}} strengthOf={passwordStrength} />
        </div>
      </Specimen>
      <Specimen title="Combobox" note="For a list that’s too long to scroll." plain>
        <Cities />
      </Specimen>
      <Specimen
        title="Notice"
        note="Messages about a form, and anything that must stay visible."
        plain
      >
        <div className="grid gap-3">
          <Notice tone="error">
            That email and password don’t match. Check both, or reset your password.
          </Notice>
          <Notice tone="success">Check your email to reset your password</Notice>
          <Notice tone="info">We won’t send anything until you press the button.</Notice>
        </div>
      </Specimen>
      <Specimen title="Text area and select" note="The area grows with its text." plain>
        <div className={PAIR}>
          <Field label="Message">
            {(control) => <TextArea {...control} placeholder="Your Message" rows={3} />}
          </Field>
          <Field label="Message" error="Write a line or two.">
            {(control) => <TextArea {...control} placeholder="Your Message" rows={3} />}
          </Field>
          <Field label="Status">
            {(control) => (
              <Select {...control} defaultValue="any">
                <option value="any">Any status</option>
                <option value="done">Completed</option>
              </Select>
            )}
          </Field>
          <Field label="Result" error="Choose a result.">
            {(control) => (
              <Select {...control} defaultValue="">
                <option value="">Choose</option>
                <option value="fit">FIT</option>
              </Select>
            )}
          </Field>
        </div>
      </Specimen>
      <Specimen title="Checkbox, radio and switch" plain>
        <div className={`${PAIR} items-start`}>
          <div className="grid gap-3">
            <Checkbox label="Show only slots for this project" />
            <Checkbox label="Remember this view" defaultChecked hint="On this device" />
            <Checkbox
              label="I have read and agreed to the Privacy Policy"
              error="Tick the box to continue."
            />
            <Checkbox label="Can’t be changed" disabled defaultChecked />
          </div>
          <Radios />
          <div className="grid max-w-90 gap-3">
            <Switch label="Keyboard shortcuts" defaultChecked />
            <Switch label="Weekly summary" hint="Mondays at nine" />
            <Switch label="Can’t be changed" disabled />
          </div>
        </div>
      </Specimen>
      <Specimen title="Choices to tap" note="For participants. They can tap the whole row." plain>
        <div className={`${PAIR} items-start`}>
          <div className="grid gap-2.5">
            <Checkbox look="card" label="The canteen or a café nearby" defaultChecked />
            <Checkbox look="card" label="A vending machine" defaultChecked trailing={<Saved />} />
            <Checkbox look="card" label="Delivery to work" />
          </div>
          <CardRadios />
        </div>
      </Specimen>
    </>
  )
}

function Saved() {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-done text-small">
      <Check size={15} aria-hidden="true" /> Saved
    </span>
  )
}

function Radios() {
  const [value, setValue] = useState('single')
  return (
    <RadioGroup
      label="Question type"
      value={value}
      onChange={setValue}
      options={[
        { value: 'single', label: 'Single choice', hint: 'One answer' },
        { value: 'multiple', label: 'Multiple choice', hint: 'One or more answers' },
        { value: 'open', label: 'Open answer', disabled: true },
      ]}
    />
  )
}

function CardRadios() {
  return (
    <RadioGroup
      label="Where do you live?"
      look="card"
      defaultValue="regional"
      error="Choose one to continue."
      options={[
        { value: 'metro', label: 'Melbourne' },
        { value: 'regional', label: 'Elsewhere in Victoria' },
        { value: 'other', label: 'Somewhere else' },
      ]}
    />
  )
}

const CITIES = ['Adelaide', 'Brisbane', 'Hobart', 'Melbourne', 'Perth', 'Sydney']

function Cities() {
  const [city, setCity] = useState('Melbourne')
  return (
    <Combobox
      label="City"
      choices={CITIES.map((name) => ({ id: name, label: name }))}
      value={city}
      onChange={setCity}
      emptyText="No cities match."
    />
  )
}
