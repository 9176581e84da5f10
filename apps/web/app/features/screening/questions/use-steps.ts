import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The step stands in the address, so that a phone's own Back leads to the question before. */
export function useSteps() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search).get('step')
  return {
    asked: given === null ? undefined : Number(given),
    // Never from the router's own search: that still knows the key, which the address has lost.
    goTo: (step: number) => void navigate({ search: `?step=${step}` }),
  }
}

/** Whether the person has agreed, in this tab. Who has answered anything has. */
export function useAgreement(userScreenerId: number): [boolean, (hasAgreed: boolean) => void] {
  const place = `agreed to ${userScreenerId}`
  const [hasAgreed, setHasAgreed] = useState(() => sessionStorage.getItem(place) !== null)
  return [
    hasAgreed,
    (isTicked) => {
      if (isTicked) sessionStorage.setItem(place, 'yes')
      else sessionStorage.removeItem(place)
      setHasAgreed(isTicked)
    },
  ]
}
