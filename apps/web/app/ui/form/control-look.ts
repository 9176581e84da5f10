/** The box around an input or a select. It also shows the control's focus ring and error border. */
export const CONTROL_BOX =
  'motion-state rounded-input border border-control bg-(--input-fill) text-(length:--control-text) text-ink leading-tight transition-colors ' +
  'hover:border-ink-2 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ' +
  'has-aria-invalid:border-error has-aria-invalid:shadow-[inset_0_0_0_1px_var(--color-error)] ' +
  'has-[[readonly]]:border-line has-[[readonly]]:bg-sunk has-[[readonly]]:hover:border-line ' +
  'has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-3 has-disabled:hover:border-line'
