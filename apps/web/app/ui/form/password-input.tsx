import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  ref?: Ref<HTMLInputElement> | undefined
  /** What the button shows and hides, such as "new password" in "Show new password". */
  what?: string | undefined
}

/**
 * A password input with a button to show the password, and a note when Caps Lock is on. Goes in a
 * `Field`.
 */
export function PasswordInput({ what = 'password', ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) =>
    setHasCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <>
      <TextInput
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setHasCapsLock(false)}
        trailing={
          <IconButton
            label={isShown ? `Hide ${what}` : `Show ${what}`}
            icon={isShown ? EyeOff : Eye}
            onClick={() => setIsShown(!isShown)}
            className="-mr-2"
          />
        }
      />
      <span role="status" className="empty:hidden">
        {hasCapsLock && (
          <span className="flex items-center gap-1.5 font-medium text-small text-warning">
            <ArrowBigUpDash aria-hidden="true" className="size-4 shrink-0" />
            Caps Lock is on.
          </span>
        )}
      </span>
    </>
  )
}
