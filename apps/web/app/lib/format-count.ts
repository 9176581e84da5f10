// Components in ui/ can't import the contract, so the whole web app imports this function from here.
export { formatCount } from '@wattle/contract/format-count'
