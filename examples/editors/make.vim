" Copy to ~/.vim/ftplugin/yaml.vim.
if expand('%') =~# '\.refresh\.ya\?ml$'
  setlocal makeprg=refreshgen\ validate\ --format\ gcc\ --\ %:S
  setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m
endif
