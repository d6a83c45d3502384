/** First names with the short forms that people use instead, folded. A short form of several names occurs with each. */
export const nicknames = `
abigail abby
alexander alex alec sasha sandy
alexandra alex alexa sasha sandra
alfred al fred
andrew andy drew
anthony tony
barbara barb
benjamin ben benny
bernard bernie
bradley brad
catherine cathy kate katie cate
charles charlie chuck
christina chris christy tina
christine chris christy tina
christopher chris topher
cynthia cindy
daniel dan danny
david dave davey
deborah deb debbie
donald don donnie
dorothy dot dottie
douglas doug
edward ed eddie ted ned
elizabeth liz lizzie beth betsy betty eliza libby
eugene gene
frances fran frannie
francis frank
frederick fred freddie rick
gabriel gabe
gerald gerry jerry
gregory greg
harold hal harry
henry hank harry
isabella bella izzy
jacob jake
jacqueline jackie
james jim jimmy jamie
jeffrey jeff
jennifer jen jenny
jessica jess jessie
jonathan jon
joseph joe joey
joshua josh
judith judy
kathleen kathy kate katie
katherine kate katie kathy kat kit
kenneth ken kenny
kimberly kim
kristin kris
lawrence larry
leonard len lenny leo
leslie les
lillian lily
louis lou
madeline maddie
margaret peggy peg maggie meg greta
martin marty
matthew matt
melissa missy mel
michael mike mickey
mitchell mitch
nathan nate
nathaniel nate nat
nicholas nick nicky
pamela pam
patricia pat patty tricia trish
patrick pat paddy
peter pete
philip phil
rachel rae
randall randy
raymond ray
rebecca becky becca
richard rick dick rich ricky
robert bob rob bobby robbie
ronald ron ronnie
rosemary rose
russell russ
samantha sam
samuel sam sammy
sandra sandy
sarah sally
stephanie steph
stephen steve
steven steve
stuart stu
susan sue susie
suzanne sue suzy
terence terry
theodore ted teddy theo
theresa terry tess
thomas tom tommy
timothy tim
valerie val
victoria vicky tori
vincent vince vinny
virginia ginny
walter walt wally
william bill will billy liam
zachary zach zack
`
