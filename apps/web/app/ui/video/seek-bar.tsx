interface SeekBarProps {
  label: string
  value: number
  max: number
  /** The position in words, such as "9 seconds of 29 seconds". */
  valueText: string
  onChange: (value: number) => void
}

/** A native range input, drawn as a thin gold line with a round thumb. */
export function SeekBar({ label, value, max, valueText, onChange }: SeekBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <span className="relative grid h-6 items-center rounded-input has-focus-visible:outline-3 has-focus-visible:outline-wattle">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 h-1 rounded-full bg-on-band/35 forced-colors:bg-[GrayText]"
      >
        <span
          className="block h-full rounded-full bg-wattle forced-colors:bg-[Highlight]"
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span
        aria-hidden="true"
        className="absolute size-3.5 -translate-x-1/2 rounded-full bg-wattle forced-colors:bg-[Highlight]"
        style={{ left: `${share * 100}%` }}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max || 1}
        step={1}
        value={Math.floor(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-transparent opacity-0"
      />
    </span>
  )
}
