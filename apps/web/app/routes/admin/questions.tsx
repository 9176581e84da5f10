import { BankList } from '#features/question-bank/bank-list.tsx'

export default function Questions() {
  return (
    <>
      <h1 className="mb-5 text-h2">Question bank</h1>
      <BankList />
    </>
  )
}
