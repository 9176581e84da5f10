import { useSearchParams } from 'react-router'
import { BankList } from '#features/question-bank/bank-list.tsx'

export default function Questions() {
  const [address, setAddress] = useSearchParams()
  return (
    <>
      <h1 className="mb-5 text-h2">Question bank</h1>
      <BankList
        search={address.get('search') ?? ''}
        onSearch={(search) => setAddress(search ? { search } : {}, { replace: true })}
      />
    </>
  )
}
