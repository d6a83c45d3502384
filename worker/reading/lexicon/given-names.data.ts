const names = (text: string): string[] => text.trim().split(/\s+/)

/** Given names that are common among lawyers in the United States, of all origins; lower case, without accents. Public facts. */
export const givenNames: ReadonlySet<string> = new Set(
  names(`
aaron abby abdul abdullah abigail abraham ada adam adaeze adela adele adrian adriana adrienne agnes ahmad ahmed aidan aiden
aisha aja akira alan alana albert alberto alec alejandra alejandro alessandra alessandro alex alexa alexander alexandra alexandre
alexandria alexis alfonso alfred alfredo ali alice alicia alina alisa alisha alison allan allen allie allison allyson alma alvaro
alvin alyssa amal amanda amara amber amelia amina amir amit amitabh amos amy ana anand anastasia andre andrea andreas andres
andrew andy angel angela angelica angelina angelo angie anil anita anjali ann anna annabelle anne annette annie anthony antoine anton
antonia antonio anya april arash archana ari ariana ariel arjun arlene armando arnold art arthur arturo arun asha ashish ashley
ashok ashton asia atul aubrey audrey august austin autumn ava avery avi barbara barry bart beatrice beatriz becky belinda
ben benjamin bennett benny bernadette bernard bernice bert beth bethany betsy betty beverly bianca bill billy blair blake bob
bobby bonnie boris brad bradford bradley brady brandi brandon brandy brenda brendan brent brett brian briana bridget brigid
brittany brock brooke bruce bryan bryant bryce byron caitlin caleb calvin cameron camila camille candace candice cara carina carl
carla carlo carlos carly carmen carol carole carolina caroline carolyn carrie carson carter casey cassandra catalina catherine cathleen
cathy cecilia cedric celeste celia cesar chad chandra charlene charles charlie charlotte chase chelsea chen cheryl chester chloe
chris christa christian christie christina christine christoph christopher christy chuck cindy claire clara clarence clarissa clark
claude claudia clay clayton cliff clifford clint clinton clyde cody colby cole colette colin colleen collin connie connor conor
conrad constance cora corey corinne cory courtney craig cristina crystal curt curtis cynthia daisy dale dalia damian damien damon
dan dana daniel daniela daniella danielle danny dante daphne dara darcy daria darius darlene darnell darrell darren darryl daryl
dave david dawn dean deanna deb debbie deborah debra deepa deepak deirdre delia della denis denise dennis derek derrick desiree
devin devon diana diane diego dimitri dina dinesh dirk dmitri dolores dominic dominick dominique don donald donna dora doreen
doris dorothy doug douglas drew duane dustin dwayne dwight dylan earl ebony ed eddie edgar edith edmund eduardo edward edwin
efrain eileen elaine elena eleanor eli elias elijah elisa elisabeth elise elissa eliza elizabeth ella ellen ellie elliot elliott ellis
elsa emanuel emeka emil emilia emilie emilio emily emma emmanuel enrique eric erica erich erik erika erin ernest ernesto ervin
esteban esther ethan eugene eugenia eva evan eve evelyn ezra fabio faith farah farhad fatima faye felicia felipe felix
fernando fiona florence frances francesca francesco francis francisco francois frank franklin fred freddie frederic frederick
gabriel gabriela gabriella gabrielle gail garrett garry gary gavin gene genevieve geoff geoffrey george gerald geraldine gerard
giancarlo gilbert gina giovanni gita glen glenn gloria gordon grace graham grant greg gregg gregory greta gretchen guillermo
gustavo guy gwen gwendolyn hal haley hank hannah hans harold harriet harrison harry harsh harvey hassan heather hector heidi
helen helena helene henrietta henry herbert herman hilary hillary hiroshi holly hope horacio howard hugh hugo hunter hussein
ian ibrahim ida ignacio igor imani imran ina indira ines ingrid ira irene iris irina irving isaac isabel isabella isabelle isaiah
ismael israel ivan jack jackie jackson jacob jacqueline jacques jada jaime jake jamal james jamie jan jana jane janelle janet
janice janine jared jasmine jason jasper javier jay jayne jean jeanette jeanne jeff jefferson jeffery jeffrey jenna jennie
jennifer jenny jeremiah jeremy jermaine jerome jerry jesse jessica jesus jill jillian jim jimmy jin jing jo joan joann joanna
joanne joaquin jocelyn jodi jody joe joel joey johanna john johnny jolie jon jonah jonas jonathan jordan jorge jose joseph
josephine josh joshua joy joyce juan juana juanita judith judy julia julian juliana julianne julie julien juliet julio julius
jun june justin kai kamal kara karen karim karin karina karl karla kate katelyn katharine katherine kathleen kathryn kathy
katie katrina kavita kay kayla keisha keith kelli kellie kelly kelsey ken kendall kendra kenji kenneth kenny kent kerry kevin
khalid kiara kim kimberly kirk kirsten kofi krista kristen kristin kristina kristine kristy krystal kumar kurt kwame kyle
lakshmi lana lance larry lars latoya laura lauren laurence laurie lawrence lea leah leanne lee leigh leila lena leo leon leonard
leonardo leslie leticia levi lewis li liam lila lillian lily linda lindsay lindsey ling lisa liz lloyd logan lois lola lora lorena
lorenzo loretta lori lorraine louis louisa louise luca lucas lucia lucille lucy luigi luis luisa luke luna lydia lyle lynn lynne
mackenzie maddie madeleine madeline madison mae maggie mahmoud malcolm malik mandy manuel mara marc marcela marcia marco marcos
marcus margaret margarita margo maria mariah mariam marian mariana marianne marie mariel marilyn marina mario marion marisa marisol
marissa marjorie mark marlene marsha marshall martha martin martina marvin mary maryann mason mateo mathew matt matteo matthew
maureen maurice mauricio max maxine maxwell may maya mayra meera meg megan meghan mei melanie melinda melissa melody melvin
mercedes meredith mia micah michael michaela micheal michel michele michelle miguel mikael mike mikhail mila mildred miles milton
min mina ming miranda miriam misty mitchell mohamed mohammad mohammed moira molly mona monica monique morgan moses muhammad myra
myriam nadia nadine nancy naomi natalia natalie natasha nate nathan nathaniel neal ned neha neil nelson nicholas nick nicki
nicola nicolas nicole nigel nikhil nina nita noah noel noelle nora noreen norma norman octavio oleg olga olive oliver olivia
omar opal oren orlando oscar otis otto owen paige pam pamela paola parker pat patrice patricia patrick patsy patty paul paula
paulette pauline pavel pedro peggy penelope penny perry pete peter phil philip philippe phillip phoebe phyllis pierre pilar polly
prakash preston priscilla priya quentin quincy quinn rachel rafael raj rajesh ralph ramon ramona randal randall randy raquel rashad
rashid raul ravi ray raymond rebecca rebekah reed regina reginald rene renee reuben rex rhonda ricardo rich richard rick ricky
riley rita rob robert roberta roberto robin robyn rochelle roderick rodney rodolfo rodrigo roger rohan roland roman ron ronald
ronnie rosa rosalind rosario rose rosemary rosie ross roxanne roy ruben ruby rudolph rufus rupert russ russell ruth ryan sabrina
sadie sally salma salvador salvatore sam samantha samir samuel sandeep sandra sandy sanjay santiago sara sarah sasha saul savannah
scott sean sebastian selena serena sergei sergio seth shana shane shannon shari sharon shaun shauna shawn shawna sheila shelby
sheldon shelley shelly sheri sherri sherry sheryl shirley shreya sidney sierra silvia simon simone sofia solomon sonia sonya
sophia sophie spencer stacey stacy stan stanley stefan stefanie stella stephan stephanie stephen steve steven stewart stuart sue
sumit sundar sunil suresh susan susanna susannah susanne suzanne sven sydney sylvia tabitha tamara tameka tami tammy tania tanya
tara tariq tasha tatiana taylor ted terence teresa teri terrance terrell terrence terri terry tess tessa thad thaddeus thea
thelma theodore theresa thomas tiffany tim timothy tina toby todd tom tomas tommy toni tonya tony tracey traci tracy travis
trevor tricia tristan troy tyler tyrone uma umar valeria valerie vanessa vaughn vera vernon veronica vicki vickie victor victoria
vijay vikram vince vincent viola violet virginia vivek vivian vladimir wade walker wallace walter wanda warren wayne wei wendell wendy
wesley whitney wilbur will willa willard william willie wilma winston wyatt xavier xiao yan yasmin yasmine yi ying yolanda yoshi
yuki yuri yusuf yvette yvonne zachary zach zara zhang zoe zoltan lukasz tomasz krzysztof malgorzata agnieszka piotr pawel zofia
soren bjorn asa anders jens jorgen magnus oystein siobhan aoife niamh eoin padraig ciaran sinead roisin cillian bronwyn gwyneth
chidi chinedu ngozi oluwaseun olumide ifeoma tunde kwabena yaw ama thandiwe sipho hyun jae soo seung minjun jiho haruto yuna
nguyen linh minh tuan hung thanh trang huong phuong duc quang anh`),
)
