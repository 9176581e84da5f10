/**
 * Everyday words that are also names. Masking them in any letter case would spoil every second
 * sentence ("I will never plan"), so they only count as names with a capital or next to another
 * part of the name.
 */
const WORDS = `
a able ace after ago all am amber an and angel any april are art as ash at august autumn away baby back
bad baker bank barber bar basil be bean bear beck bell ben best big bill bird bishop black blue boat bob
bond book both boy brand bread brook brown buck bush but butcher butler buy by came camp can car carol
carpenter case cash chance chase child church clay clear cliff close cloud coin cold come cook cool
cotton could cow craft crane cross crystal cut dale daisy dan dark dawn day days dean dear did dish do doe
dot down drew drop duke each early earl east easy eden eight else eve even ever every fair faith far farmer
fast few field fin fine finch fire first fish fisher five flint flora flower for ford forest fox frank
free friend from full game garden gene get gift give glass go goes gold good goose got grace grant grape
gray great green grey grey guy ha had hale hall ham hand hands happy hard hardy has have hazel he head heath
held help hen her here hero high hill him his hold holly home honey hood hook hope house how hunt hunter i
ice in iris is it its ivy jack jade jam jay jasmine jewel job joy judge july june just keen keep key keys
kind king knight know la lab lad lady lake lamb lance land lane large lark last late law lawn lay lead leaf
lee left lemon less let light like lily linen lion little live lock log long look lord lot love low luck
made mail main major make male man many march mark marsh mason master mat may me mean meat men mercy met
mile miles mill miller mine mint miss money month moon moor more moss most mother much my myrtle nail near
need neat never new nice night nine no noble none noon nor north not now nurse oak of off oh oil old olive
on once one only opal or other our out over own ox page pan park part pat paw pay peace pearl peg penny
pepper per perch phone pick pierce pike pine pink place plum pool poor pope porter post pound power prime
price prince prior prune quick quiet rain ram ran ray read red reed rent rest rice rich ridge right ring
river road rob robin rock rod room root rose round row royal ruby run rush rust rusty sad safe sage said
sail sale salt sand sandy saw say sea see sell set seven sew shade sharp she shepherd shop short show shy
side silver sing singer six skill sky small smart smith snow so soft some son song soon south spark spring
stack star start stay steel still stone storm street strong such sue sum summer sun sure swan sweet swift
take tale talk tall tan tanner taylor tea tell ten than that the their them then there these they thin
thing this thorn those three thus time tin to today toil told tom too took top town tree trip true try
turn turner two under up us use van vale very vet vine viola violet wait walk walker wall want ward warm
was wash way we weaver web week well wells went were west what wheat when where which while white who why
wild will win wind wing winter wise wish with wolf won wood woods word work worth would wren wright write
yard year yes yet you young your
`

const EVERYDAY = new Set(WORDS.trim().split(/\s+/u))

export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word)
